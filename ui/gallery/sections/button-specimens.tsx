import { CountBadge } from '../../badge.tsx'
import { Button, type ButtonWeight, IconButton } from '../../button.tsx'
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
        <Button size="small" icon="search">
          Small
        </Button>
        <Button icon="grid">Medium</Button>
        <Button size="large" icon="check">
          Large
        </Button>
      </Row>
      <Row label="Icon alone">
        <IconButton icon="search" label="Search" />
        <IconButton icon="bell" label="Notices" badge={<CountBadge count={3} label="3 new" />} />
        <IconButton icon="refresh" label="Refresh" weight="quiet" />
        <IconButton icon="search" label="Add" weight="primary" size="small" />
        <IconButton icon="close" label="Close, disabled" disabled />
      </Row>
      <Row label="Links that look like buttons">
        <LinkButton href="#button">Stays here</LinkButton>
        <LinkButton href="#button" weight="quiet" icon="down">
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
