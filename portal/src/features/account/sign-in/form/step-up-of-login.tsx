import type { StepUp } from '@banyan/contract/envelope.ts'
import type { Entrance } from '../entrance.ts'
import { StepUpPanel } from '../step-up/step-up-panel.tsx'
import { useFinishSignIn } from '../use-finish-sign-in.ts'
import { noteLogin, type RememberedLogin } from './remembered.ts'

/** A login that waits for its step-up, with the hint to store afterwards. */
export type OnStepUp = (stepUp: StepUp, login: RememberedLogin) => void

interface StepUpOfLoginProps {
  stepUp: StepUp
  login: RememberedLogin
  entrance: Entrance
  onBack: (error?: unknown) => void
}

/** Finishes a login that asked for one proof more; what follows is what follows any login. */
export function StepUpOfLogin({ stepUp, login, entrance, onBack }: StepUpOfLoginProps) {
  const finishSignIn = useFinishSignIn(entrance)
  return (
    <StepUpPanel
      stepUp={stepUp}
      onProven={async (answer) => {
        noteLogin(login)
        await finishSignIn(answer, { withoutPassword: login.bySms })
      }}
      onBack={onBack}
    />
  )
}
