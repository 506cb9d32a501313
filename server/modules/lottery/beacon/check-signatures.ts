import { isBeaconSignature } from '@banyan/rules/lottery/beacon-signature.ts'
import { answerQuestions } from '#/platform/process/own-thread.ts'
import type { SignatureQuestion } from './signature-thread.ts'

// A pairing keeps its thread busy for 40 ms, the first one for 250: the server's thread has calls to answer.
answerQuestions(({ round, signature, chain }: SignatureQuestion) => isBeaconSignature(round, signature, chain))
