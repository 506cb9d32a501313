import type { Outgoing, Place, Sender } from './send-queue.ts'

/**
 * A message that is made when its turn comes, after whoever asked for it was answered: all that depends on whether
 * there is such an account comes so late that neither answer nor time tells of it. Undefined where there is none to send.
 */
export interface Letter<Message extends Outgoing> extends Outgoing {
  compose(): Promise<Message | undefined>
}

/** Makes each message before it hands it on. */
export function composing<Message extends Outgoing>(sender: Sender<Message>): Sender<Letter<Message>> {
  return {
    async send({ compose }, stop) {
      const message = await compose().catch((error: Error) => {
        // What is told of it must name nobody.
        throw new Error(`not composed: ${error.name}`)
      })
      if (message) await sender.send(message, stop)
    },
  }
}

/** A letter's place for a message that is made already. */
export function placeOfMessage<Message extends Outgoing>(place: Place<Letter<Message>>): Place<Message> {
  return {
    send: (message) => place.send({ id: message.id, compose: async () => message }),
    [Symbol.dispose]: () => place[Symbol.dispose](),
  }
}
