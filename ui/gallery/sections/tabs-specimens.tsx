import { useState } from 'react'
import { Badge } from '../../badge.tsx'
import { type TabItem, Tabs } from '../../tabs.tsx'
import { TextField } from '../../text-field.tsx'
import { Specimen } from '../specimen.tsx'

type Way = 'name' | 'number' | 'later'

const ways: readonly TabItem<Way>[] = [
  { id: 'name', label: 'By name', content: <TextField label="Name" /> },
  {
    id: 'number',
    label: 'By number',
    badge: <Badge tone="primary">17</Badge>,
    content: <TextField label="Number" type="tel" />,
  },
  { id: 'later', label: 'Later', disabled: true, content: null },
]

export function TabsSpecimens() {
  const [way, setWay] = useState<Way>('name')
  return (
    <Specimen title="Tabs">
      <div className="max-w-md">
        <Tabs label="Ways in" tabs={ways} selected={way} onSelect={setWay} />
      </div>
    </Specimen>
  )
}
