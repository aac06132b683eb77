// A file can be dropped anywhere on any page of the desk.
const carries = (event) => [...(event.dataTransfer?.types ?? [])].includes('Files');
const isDesk = document.querySelector('.bar a.home') !== null;

function send(file) {
  const form = document.getElementById('drop') ?? Object.assign(document.createElement('form'), {
    method: 'post', action: '/events', enctype: 'multipart/form-data', hidden: true,
  });
  const input = form.querySelector('input[type=file]') ?? Object.assign(document.createElement('input'), {
    type: 'file', name: 'file',
  });
  if (!form.isConnected) {
    const token = Object.assign(document.createElement('input'), {
      type: 'hidden', name: 'token', value: document.body.dataset.token,
    });
    form.append(token, input);
    document.body.append(form);
  }
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  form.submit();
}

if (isDesk) {
  addEventListener('dragover', (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    document.body.classList.add('over');
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) document.body.classList.remove('over');
  });
  addEventListener('drop', (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    document.body.classList.remove('over');
    const [file] = event.dataTransfer.files;
    if (file) send(file);
  });
  // A tournament that was chosen is opened at once; files of other forms wait for their button.
  document.querySelector('#drop input[type=file]')?.addEventListener('change', ({ target }) => {
    if (target.files.length > 0) target.form.requestSubmit();
  });
}
