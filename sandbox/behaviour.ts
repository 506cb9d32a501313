import type { IncomingMessage } from 'node:http'
import { requestBody } from './request-body.ts'

/** How a party that sends messages can be made to behave, with what its button says. */
const behaviours = {
  usual: 'Send',
  slow: 'Answer after 3 s',
  failing: 'Fail',
  silent: 'Never answer',
} as const
export type Behaviour = keyof typeof behaviours

/** Buttons that change how a party behaves, sent to this path. */
export function behaviourForm(path: string, behaviour: Behaviour): string {
  return choiceForm(path, behaviours, behaviour)
}

/** Reads which button was pressed. Undefined for a form of another page or an unknown choice. */
export async function readBehaviour(request: IncomingMessage): Promise<Behaviour | undefined> {
  return await readChoice(request, behaviours)
}

/** Buttons for choices of a party's own, each with what it says. */
export function choiceForm(path: string, choices: Readonly<Record<string, string>>, chosen: string): string {
  const buttons = Object.entries(choices).map(
    ([name, text]) => `<button name="behaviour" value="${name}" aria-pressed="${name === chosen}">${text}</button>`,
  )
  return `<form method="post" action="${path}">From now on: ${buttons.join('\n')}</form>`
}

/** Reads which choice was made. Undefined for a form of another page or an unknown choice. */
export async function readChoice<Choice extends string>(
  request: IncomingMessage,
  choices: Readonly<Record<Choice, string>>,
): Promise<Choice | undefined> {
  const wanted = (await readOwnForm(request))?.get('behaviour') ?? ''
  return Object.hasOwn(choices, wanted) ? (wanted as Choice) : undefined
}

/** Reads a form that a page of ours sent. Undefined for one of another page, or one that is too long. */
export async function readOwnForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const body = await requestBody(request)
  // A page elsewhere could send the same form; browsers say where theirs comes from.
  const isOwn = ['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site'] as string | undefined)
  return isOwn && body !== undefined ? new URLSearchParams(body) : undefined
}
