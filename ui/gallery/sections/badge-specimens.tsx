import { useState } from 'react'
import { Badge, CountBadge } from '../../badge.tsx'
import { Button } from '../../button.tsx'
import { Card } from '../../card.tsx'
import { Chip, ChipStrip } from '../../chip.tsx'
import { Icon } from '../../icon.tsx'
import { checkIcon } from '../../icons/check-icon.ts'
import type { Drawing } from '../../icons/drawing.ts'
import { headsetIcon } from '../../icons/headset-icon.ts'
import { infoIcon } from '../../icons/info-icon.ts'
import { LiveBadge } from '../../live-badge.tsx'
import { Row, Specimen } from '../specimen.tsx'

const files = import.meta.glob<Record<string, Drawing>>('../../icons/*-icon.{ts,tsx}', { eager: true })
const drawings = Object.values(files).flatMap((file) => Object.entries(file))

const tones = ['neutral', 'primary', 'gold', 'danger', 'info'] as const
const looks = ['soft', 'outline', 'solid'] as const
const filters = ['All', 'Recent', 'Favourites', 'New', 'Popular', 'Classic', 'Tables', 'Arcade', 'Weekly', 'Monthly']

export function BadgeSpecimens() {
  const [chosen, setChosen] = useState('All')
  return (
    <>
      <Specimen title="Icon">
        <ul className="grid grid-cols-4 gap-2 sm:grid-cols-8">
          {drawings.map(([name, drawing]) => (
            <li key={name} className="flex flex-col items-center gap-2 rounded-sm bg-raised py-3 text-xs text-muted">
              <Icon drawing={drawing} className="text-text" />
              {name}
            </li>
          ))}
        </ul>
        <div className="mt-5">
          <Row label="Sizes: 16, 20, 24, 32, 48">
            {[16, 20, 24, 32, 48].map((size) => (
              <Icon key={size} drawing={checkIcon} size={size} />
            ))}
          </Row>
        </div>
      </Specimen>
      <Specimen title="Badge">
        {looks.map((look) => (
          <Row key={look} label={look}>
            {tones.map((tone) => (
              <Badge key={tone} look={look} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Row>
        ))}
        <Row label="Live; counts">
          <LiveBadge>Live</LiveBadge>
          <CountBadge count={1} label={() => '1 new'} />
          <CountBadge count={12} label={() => '12 new'} />
          <CountBadge count={120} label={() => '120 new'} />
        </Row>
      </Specimen>
      <Specimen title="Chip">
        <ChipStrip label="Filter">
          {filters.map((filter) => (
            <Chip key={filter} chosen={chosen === filter} onClick={() => setChosen(filter)}>
              {filter}
            </Chip>
          ))}
        </ChipStrip>
      </Specimen>
      <Specimen title="Card">
        <div className="grid gap-4 sm:grid-cols-2">
          <Card title="With a title" level={3} aside="today">
            <p className="text-muted">A raised surface that groups its content.</p>
          </Card>
          <Card title="With rows" level={3} aside={<Button weight="text">Add</Button>} flush>
            <ul className="divide-y divide-line *:flex *:min-h-14 *:items-center *:gap-3 *:px-5">
              <li>
                <Icon drawing={headsetIcon} size={20} className="text-primary" /> Telephone
              </li>
              <li>
                <Icon drawing={infoIcon} size={20} className="text-primary" /> Mail{' '}
                <Badge tone="gold">not confirmed</Badge>
              </li>
            </ul>
          </Card>
        </div>
      </Specimen>
    </>
  )
}
