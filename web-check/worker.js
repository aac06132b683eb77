// All work is done here, so that the page never stands still and can be told to stop.
const views = new Map();

class ExaequoError extends Error {
  constructor(message, code, findings) {
    super(message);
    Object.assign(this, { name: 'ExaequoError', code, findings });
  }
}

const ready = new Promise((resolve, reject) => {
  addEventListener('message', async function first({ data }) {
    removeEventListener('message', first);
    try {
      await wasm_bindgen({ module_or_path: data.module ?? 'exaequo.wasm' });
      wasm_bindgen.setErrorClass(ExaequoError);
      resolve();
    } catch (error) {
      reject(error);
    }
  });
});

const verbs = {
  open(id, bytes, name) {
    views.get(id)?.free();
    const view = new wasm_bindgen.View(bytes, name);
    views.set(id, view);
    return { event: view.event, rounds: view.rounds, isOfTeams: view.isOfTeams };
  },
  labels: (lang) => wasm_bindgen.labels(lang),
  choices: () => wasm_bindgen.choices(),
  view: (id, verb, ...args) => views.get(id)[verb](...args),
};

addEventListener('message', async ({ data }) => {
  if (!data.verb) return;
  try {
    await ready;
    postMessage({ id: data.id, answer: verbs[data.verb](...data.args) });
  } catch (error) {
    postMessage({ id: data.id, error: refused(error) });
  }
});

// What the library refuses has words in the language of the page; whatever else is thrown is a fault and no text for people.
function refused(error) {
  if (!(error instanceof ExaequoError)) return { code: 'trap' };
  const { message, code, findings } = error;
  return { message, code, details: findings.filter((one) => typeof one === 'string') };
}
