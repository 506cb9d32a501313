import { useState } from 'react'
import { AlertDialog } from '../../alert-dialog.tsx'
import { Button } from '../../button.tsx'
import { Checkbox } from '../../checkbox.tsx'
import { Dialog } from '../../dialog.tsx'
import { FullDialog } from '../../full-dialog.tsx'
import { TextField } from '../../text-field.tsx'
import { showToast } from '../../toast.tsx'
import { Row, Specimen } from '../specimen.tsx'

const tones = ['info', 'success', 'warning', 'error'] as const
type Shown = (typeof tones)[number] | 'form' | 'long' | 'flush' | 'full' | 'closed'

export function DialogSpecimens() {
  const [shown, setShown] = useState<Shown>('closed')
  const close = () => setShown('closed')
  return (
    <>
      <Specimen title="Dialog">
        <Row>
          <Button weight="quiet" onClick={() => setShown('form')}>
            Open a form
          </Button>
          <Button weight="quiet" onClick={() => setShown('long')}>
            Open a long text
          </Button>
          <Button weight="quiet" onClick={() => setShown('flush')}>
            Open two columns
          </Button>
          <Button weight="quiet" onClick={() => setShown('full')}>
            Open a full window
          </Button>
        </Row>
        <FormDialog open={shown === 'form'} onClose={close} />
        <Dialog
          open={shown === 'long'}
          onClose={close}
          dismissable={false}
          title="Terms"
          subtitle="Only a button closes this one"
          footer={
            <>
              <Button weight="quiet" onClick={close}>
                Decline
              </Button>
              <Button onClick={close}>Accept</Button>
            </>
          }
        >
          {Array.from({ length: 24 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
            <p key={index} className="mb-4 text-muted">
              {index + 1}. What is longer than the window scrolls within it, and the page behind stays where it is.
            </p>
          ))}
        </Dialog>
        <FullDialog open={shown === 'full'} onClose={close} labelledBy="full-title">
          <div className="flex grow flex-col gap-3 bg-ground p-6">
            <h2 id="full-title" className="text-xl font-bold">
              A full window
            </h2>
            <p className="text-muted">Its head is part of what stands in it.</p>
            <div>
              <Button onClick={close}>Leave</Button>
            </div>
          </div>
        </FullDialog>
        <Dialog open={shown === 'flush'} onClose={close} size="large" title="Notices" closeLabel="Close" flush>
          <div className="grid sm:grid-cols-[15rem_1fr]">
            <ul className="border-line p-3 *:rounded-sm *:px-3 *:py-2.5 sm:border-e">
              <li className="bg-primary-soft font-semibold text-primary-strong">The first notice</li>
              <li className="font-semibold">The second notice</li>
              <li className="font-semibold">The third notice</li>
            </ul>
            <p className="min-h-64 p-6 text-muted">What it says.</p>
          </div>
        </Dialog>
      </Specimen>
      <Specimen title="Alert dialog">
        <Row>
          {tones.map((tone) => (
            <Button key={tone} weight="quiet" onClick={() => setShown(tone)}>
              Open {tone}
            </Button>
          ))}
        </Row>
        <AlertDialog open={shown === 'info'} onClose={close} title="A new version is here" confirm="Reload the page">
          What was written so far is kept.
        </AlertDialog>
        <AlertDialog open={shown === 'success'} onClose={close} tone="success" title="Saved" confirm="Done" />
        <AlertDialog
          open={shown === 'warning'}
          onClose={close}
          tone="warning"
          title="Leave without saving?"
          confirm="Leave the page"
          cancel="Stay"
        >
          Two fields were changed.
        </AlertDialog>
        <AlertDialog
          open={shown === 'error'}
          onClose={close}
          tone="error"
          title="Remove the device?"
          confirm="Remove it"
          cancel="Keep it"
        >
          It will have to be confirmed again.
        </AlertDialog>
      </Specimen>
    </>
  )
}

function FormDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title="Your name"
      closeLabel="Close"
      aside={<div className="size-full bg-linear-to-b from-primary-soft to-primary" />}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <TextField label="Name" required autoFocus autoComplete="off" hint="As it stands in your passport" />
        <TextField
          label="Password"
          type="password"
          autoComplete="off"
          reveal={{ show: 'Show the password', hide: 'Hide the password' }}
        />
        <Checkbox defaultChecked>Remember this device</Checkbox>
        <Button type="submit" wide>
          Save
        </Button>
        <Button weight="quiet" wide onClick={() => showToast({ tone: 'success', text: 'Sent' })}>
          Send it again
        </Button>
      </form>
    </Dialog>
  )
}
