import { Button, IconButton } from '../../button.tsx'
import { HoverCard } from '../../hover-card.tsx'
import { Icon } from '../../icon.tsx'
import { checkIcon } from '../../icons/check-icon.ts'
import { externalIcon } from '../../icons/external-icon.ts'
import { headsetIcon } from '../../icons/headset-icon.ts'
import { LinkButton } from '../../link-button.tsx'
import { Tooltip } from '../../tooltip.tsx'
import { Row, Specimen } from '../specimen.tsx'

export function HoverSpecimens() {
  return (
    <>
      <Specimen title="Tooltip">
        <Row>
          <Tooltip text="Copies the number">
            <IconButton icon={externalIcon} label="Copy" weight="quiet" />
          </Tooltip>
          <Tooltip text="Opens at the end of the line" side="end">
            <Button weight="quiet">At the end</Button>
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen title="Hover card">
        <HoverCard
          label="The app"
          side="end"
          trigger={
            <LinkButton href="#hover-card" weight="quiet" icon={headsetIcon}>
              Get the app
            </LinkButton>
          }
        >
          <p className="mb-3 font-semibold">For two systems</p>
          <div className="flex gap-3">
            <LinkButton href="#hover-card" weight="quiet" size="small">
              The one
            </LinkButton>
            <LinkButton href="#hover-card" weight="quiet" size="small">
              The other
            </LinkButton>
          </div>
          <p className="mt-3 flex items-center gap-2 text-sm text-muted">
            <Icon drawing={checkIcon} size={16} /> Signed by ourselves
          </p>
        </HoverCard>
      </Specimen>
    </>
  )
}
