import type { ProgramMessage } from '../program/messages.ts'

/** A program in the place of the one that reads images: it does what its file says, which no image does every time. */
/** Files that it has and has not answered. */
let inHand = 0

const say = (message: ProgramMessage) => process.send?.(message)

process.on('message', (file: Uint8Array) => {
  const asked = Buffer.from(file).toString()
  if (asked === 'die') process.kill(process.pid, 'SIGKILL')
  if (asked === 'hang') return
  inHand++
  // A second file that was sent meanwhile would be here by then.
  setImmediate(() => {
    say({ is: 'drawn', type: 'image/png', bytes: Buffer.from(`${asked}, ${inHand} in ${process.pid}`) })
    inHand--
  })
})
say({ is: 'ready' })
