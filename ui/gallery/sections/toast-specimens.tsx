import { Button } from '../../button.tsx'
import { showToast, ToastRegion } from '../../toast.tsx'
import { Row, Specimen } from '../specimen.tsx'

const messages = {
  info: { text: 'A new version is here', detail: 'It comes with the next page.' },
  success: { text: 'Copied' },
  warning: { text: 'The connection is slow' },
  error: { text: 'This could not be saved', detail: 'Nothing was changed. Try again in a minute.' },
} as const

export function ToastSpecimens() {
  return (
    <Specimen title="Toast">
      <Row>
        {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
          <Button key={tone} weight="quiet" onClick={() => showToast({ tone, ...messages[tone] })}>
            Tell {tone}
          </Button>
        ))}
      </Row>
      <ToastRegion label="Messages" closeLabel="Close the message" />
    </Specimen>
  )
}
