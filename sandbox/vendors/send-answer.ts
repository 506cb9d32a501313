import type { ServerResponse } from 'node:http'
import type { Launch } from './launches/launches.ts'
import type { Trouble } from './launches/troubles.ts'
import { endedPage, gamePage, type RoundsSoFar } from './pages/game-page.ts'

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { ...common, 'content-type': 'application/json' }).end(JSON.stringify(body))
}

export function sendText(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { ...common, 'content-type': type }).end(text)
}

/** A game's page, which may stand in a frame of the page that launched it and nowhere else. */
export function sendGame(response: ServerResponse, launch: Launch, soFar: RoundsSoFar, now: Date): void {
  response.writeHead(200, pageHeaders(launch.parentOrigin)).end(gamePage(launch, soFar, now))
}

/** After a launch is over its owner is not known any more, so every page may frame this. */
export function sendEnded(response: ServerResponse, language: string, why: Trouble = 'endedNote'): void {
  response.writeHead(410, pageHeaders('*')).end(endedPage(language, why))
}

function pageHeaders(parent: string) {
  return {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
      `base-uri 'none'; form-action 'none'; frame-ancestors ${parent}`,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
}
