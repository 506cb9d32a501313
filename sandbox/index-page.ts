import type { ServerResponse } from 'node:http'
import { sendPage } from './page.ts'

const title = 'Banyan sandbox'

/** The sandbox's first page: what it is, and which parties are played. */
export function sendIndex(response: ServerResponse): void {
  sendPage(response, {
    title,
    body: `<h1>Banyan sandbox</h1>
<p>The outside parties that the portal deals with (game vendors, a payment gateway, SMS and mail) are played
here, over the same public protocols that the real ones speak. Each has an address of its own.</p>
<ul><li><p><a href="/sms">SMS</a></p>Messages that the portal had sent, and a gateway that fails when it is told to.
<li><p><a href="/mail">Mail</a></p>Mails that the portal had sent, with their links, and a server that fails when it is told to.
<li><p><a href="/phone">Phone verification</a></p>Codes that the phone-verification provider had sent, and its faults.
<li><p><a href="/vendors">Game vendors</a></p>Games that the portal launched, and vendors that fail when they are told to.</ul>`,
  })
}

export function sendNotHere(response: ServerResponse): void {
  const body = '<h1>Not here</h1><p>There is nothing at this address. <a href="/">To the sandbox</a></p>'
  sendPage(response, { status: 404, title, body })
}
