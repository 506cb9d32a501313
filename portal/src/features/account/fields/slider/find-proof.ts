import { proofAmong, type WorkTask } from '@banyan/rules/verification/proof-of-work.ts'

const noncesAtOnce = 1_024
/** Milliseconds of work between two frames; an animated page needs as much for a frame. */
const sliceMs = 32

/** Does the work that a challenge asks for; the signal ends it. */
export async function findProof(task: WorkTask, signal: AbortSignal): Promise<number> {
  let until = performance.now() + sliceMs
  for (let from = 0; ; from += noncesAtOnce) {
    const proof = proofAmong(task, from, noncesAtOnce)
    if (proof !== undefined) return proof
    if (performance.now() < until) continue
    await turn()
    signal.throwIfAborted()
    until = performance.now() + sliceMs
  }
}

/** Lets the browser do what waits; a timer would be held back to 4 ms each time. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
