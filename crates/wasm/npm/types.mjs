// Writes results.d.ts from the schemas of the project: node types.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const FORMS = { Check: 'check', Explanation: 'explain', Forecast: 'forecast', Rating: 'rating', Standings: 'standings', Tournament: 'tournament' };
const options = { bannerComment: '', declareExternallyReferenced: true, style: { singleQuote: true, printWidth: 120 } };
const parts = [];
for (const [name, file] of Object.entries(FORMS)) {
  const schema = JSON.parse(readFileSync(new URL(`../../../schemas/${file}-1.json`, import.meta.url)));
  delete schema.title;
  delete schema.$id;
  const text = await compile(schema, name, options);
  // Types of the parts stand beside the form they belong to, so that two forms can have parts of the same name.
  parts.push(`declare namespace Of${name} {\n${text}}\n/** The form \`exaequo/${file}/1\`. */\nexport type ${name} = Of${name}.${name};\n`);
}
parts.push('/** Something found in a file. */\nexport type Finding = OfCheck.Check[\'findings\'][number];\n');
const made = `/* Written by types.mjs from the schemas of the project. */\n\n${parts.join('\n')}`;
const path = new URL('results.d.ts', import.meta.url);
if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== made) throw new Error('results.d.ts is not what the schemas say: run node types.mjs');
} else {
  writeFileSync(path, made);
}
