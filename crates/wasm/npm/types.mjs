// Writes results.d.ts from the schemas of the project: node types.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const FORMS = { Check: 'check', Explanation: 'explain', Forecast: 'forecast', Rating: 'rating', Standings: 'standings', Tournament: 'tournament' };
const options = { bannerComment: '', declareExternallyReferenced: true, style: { singleQuote: true, printWidth: 120 } };
const forms = [];
for (const [name, file] of Object.entries(FORMS)) {
  const schema = JSON.parse(readFileSync(new URL(`../../../schemas/${file}-1.json`, import.meta.url)));
  delete schema.title;
  delete schema.$id;
  const text = await compile(schema, name, options);
  // Every type begins with its comment; those of its members are indented.
  const types = new Map(text.split(/^(?=\/\*\*$)/m).map((type) => [/^export \w+ (\w+)/m.exec(type)[1], type]));
  forms.push({ name, file, types });
}
// Types of the parts stand beside the form they belong to, so that two forms can have parts of the same name; what forms have
// in common stands before them.
const shared = inCommon(forms);
const parts = [[...shared.values()].map((type) => type.replace(/^export /m, 'declare ')).join('')];
for (const { name, file, types } of forms) {
  const own = [...types].filter(([part, type]) => shared.get(part) !== type).map(([, type]) => type);
  parts.push(`declare namespace Of${name} {\n${own.join('')}}\n/** The form \`exaequo/${file}/1\`. */\nexport type ${name} = Of${name}.${name};\n`);
}
parts.push('/** Something found in a file. */\nexport type Finding = OfCheck.Check[\'findings\'][number];\n');
const made = `/* Written by types.mjs from the schemas of the project. */\n\n${parts.join('\n')}`;
const path = new URL('results.d.ts', import.meta.url);
if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== made) throw new Error('results.d.ts is not what the schemas say: run node types.mjs');
} else {
  writeFileSync(path, made);
}

/** The types that several forms have and say the same of, down to the types they are made of. */
function inCommon(forms) {
  const shared = new Map();
  const isOfForm = (part) => part in FORMS || part === 'Finding';
  for (const { types } of forms) {
    for (const [part, type] of types) {
      const again = forms.filter((form) => form.types.get(part) === type).length > 1;
      if (again && !isOfForm(part) && !shared.has(part)) shared.set(part, type);
    }
  }
  // A type that is made of one that only its own form has stays there too.
  for (let before = -1; before !== shared.size; ) {
    before = shared.size;
    for (const { types } of forms) {
      const own = [...types.keys()].filter((part) => shared.get(part) !== types.get(part));
      const isMadeOfOwn = (type) => own.some((part) => new RegExp(`\\b${part}\\b`).test(type.replace(/\/\*[^]*?\*\//g, '')));
      for (const [part, type] of shared) if (types.get(part) === type && isMadeOfOwn(type)) shared.delete(part);
    }
  }
  return shared;
}
