import { CountBadge } from '../../badge.tsx'
import { Button, type ButtonWeight, IconButton } from '../../button.tsx'
import { CopyButton } from '../../copy-button.tsx'
import { bellIcon } from '../../icons/bell-icon.ts'
import { checkIcon } from '../../icons/check-icon.ts'
import { closeIcon } from '../../icons/close-icon.ts'
import { downIcon } from '../../icons/down-icon.ts'
import { gridIcon } from '../../icons/grid-icon.ts'
import { refreshIcon } from '../../icons/refresh-icon.ts'
import { searchIcon } from '../../icons/search-icon.ts'
import { LinkButton } from '../../link-button.tsx'
import { Row, Specimen } from '../specimen.tsx'

const weights: ButtonWeight[] = ['primary', 'quiet', 'ghost', 'danger', 'gold', 'text']

export function ButtonSpecimens() {
  return (
    <Specimen title="Button">
      <Row label="Weights">
        {weights.map((weight) => (
          <Button key={weight} weight={weight}>
            {weight}
          </Button>
        ))}
      </Row>
      <Row label="Busy">
        {weights.slice(0, 5).map((weight) => (
          <Button key={weight} weight={weight} busy>
            {weight} runs
          </Button>
        ))}
      </Row>
      <Row label="Disabled">
        {weights.slice(0, 5).map((weight) => (
          <Button key={weight} weight={weight} disabled>
            {weight} off
          </Button>
        ))}
      </Row>
      <Row label="Sizes, with an icon">
        <Button size="small" icon={searchIcon}>
          Small
        </Button>
        <Button icon={gridIcon}>Medium</Button>
        <Button size="large" icon={checkIcon}>
          Large
        </Button>
      </Row>
      <Row label="Icon alone">
        <IconButton icon={searchIcon} label="Search" />
        <CopyButton text="3f7a" label="Copy the hash" copiedLabel="The hash is copied" />
        <IconButton icon={bellIcon} label="Notices" badge={<CountBadge count={3} label={() => '3 new'} />} />
        <IconButton icon={refreshIcon} label="Refresh" weight="quiet" />
        <IconButton icon={searchIcon} label="Add" weight="primary" size="small" />
        <IconButton icon={closeIcon} label="Close, disabled" disabled />
      </Row>
      <Row label="Links that look like buttons">
        <LinkButton href="#button">Stays here</LinkButton>
        <LinkButton href="#button" weight="quiet" icon={downIcon}>
          With an icon
        </LinkButton>
        <LinkButton href="#button" weight="quiet" external={{ label: 'opens a new tab' }}>
          Leads elsewhere
        </LinkButton>
      </Row>
      <div className="max-w-sm">
        <Button wide>As wide as its place</Button>
      </div>
    </Specimen>
  )
}
