import type { ServerResponse } from 'node:http'
import { sendPage } from './page.ts'

const title = 'Banyan sandbox'

/** The sandbox's first page: what it is, and the simulated parties. */
export function sendIndex(response: ServerResponse): void {
  sendPage(response, {
    title,
    body: `<h1>Banyan sandbox</h1>
<p>The outside parties of the portal (SMS, mail, phone verification, game vendors, payment providers, the random beacon and feeds of lottery results) are simulated here, over the
public protocols of real ones. Each has an address of its own.</p>
<ul><li><p><a href="/sms">SMS</a></p>Messages sent by the portal; a switch makes the gateway fail.
<li><p><a href="/mail">Mail</a></p>Emails sent by the portal, with their links; a switch makes the server fail.
<li><p><a href="/phone">Phone verification</a></p>Codes sent by the provider; switches for its faults.
<li><p><a href="/vendors">Game vendors</a></p>Games launched by the portal; switches make the vendors fail.
<li><p><a href="/gateway">Payment gateway</a></p>Payments that were opened or made, with the bank app; switches for faults.
<li><p><a href="/beacon">Random beacon</a></p>What the relays of fair draws were asked; switches for their faults.
<li><p><a href="/results">Lottery results</a></p>What the feeds of imported games were asked; switches for their faults.</ul>`,
  })
}

export function sendNotHere(response: ServerResponse): void {
  const body = '<h1>Not here</h1><p>There is nothing at this address. <a href="/">To the sandbox</a></p>'
  sendPage(response, { status: 404, title, body })
}
