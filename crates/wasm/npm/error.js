/** What went wrong, with a code for programs and the findings behind it. */
export class ExaequoError extends Error {
  constructor(message, code, findings) {
    super(message);
    this.name = 'ExaequoError';
    this.code = code;
    this.findings = findings;
  }
}
