/** A command that can't be carried out; the message is for the person who gave it. */
export class CommandError extends Error {}
