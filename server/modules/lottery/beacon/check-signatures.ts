import { parentPort } from 'node:worker_threads'
import { isBeaconSignature } from '@banyan/rules/lottery/beacon-signature.ts'
import type { SignatureQuestion, SignatureVerdict } from './signature-thread.ts'

// A pairing keeps its thread busy for 40 ms, the first one for 250: the server's thread has calls to answer.
if (!parentPort) throw new Error('signatures are checked in a worker thread')
const port = parentPort
port.on('message', ({ id, round, signature, chain }: SignatureQuestion) => {
  const verdict: SignatureVerdict = { id, isRight: isBeaconSignature(round, signature, chain) }
  port.postMessage(verdict)
})
