import { pollInLanes } from '#/platform/jobs/in-lanes.ts'
import type { Poll } from '#/platform/jobs/poll.ts'
import { type DueLeg, legsToAskAbout, legsToSend } from '../store/withdrawal-legs.ts'
import { inquireLeg, type SendingParts, sendLeg } from '../withdrawals/send-legs.ts'

const laneOf = ({ provider }: DueLeg) => provider

/** Has providers pay what is approved. */
export function sendPayouts(parts: SendingParts): Poll {
  const providers = [...parts.gateways].flatMap(([code, { payOut }]) => (payOut ? [code] : []))
  return pollInLanes({
    ...{ name: 'send-payouts', laneOf },
    due: (ofEach) => legsToSend(parts.database.db, { providers, ofEach }),
    work: (leg) => sendLeg(parts, leg),
  })
}

/** Asks providers about payouts of which they said nothing. */
export function askAboutPayouts(parts: SendingParts): Poll {
  return pollInLanes({
    ...{ name: 'ask-about-payouts', laneOf },
    due: (ofEach) => legsToAskAbout(parts.database.db, ofEach),
    work: (leg) => inquireLeg(parts, leg),
  })
}
