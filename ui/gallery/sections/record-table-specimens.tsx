import { useMemo, useState } from 'react'
import { Badge } from '../../badge.tsx'
import { Button } from '../../button.tsx'
import { ColumnMenu } from '../../column-menu.tsx'
import { type Filter, FilterChips } from '../../filter-chips.tsx'
import { nothingIcon } from '../../icons/nothing-icon.ts'
import { Notice } from '../../notice.tsx'
import { type Column, RecordTable, type Sort } from '../../record-table.tsx'
import { Specimen } from '../specimen.tsx'

interface Parcel {
  readonly number: number
  readonly name: string
  readonly state: 'waiting' | 'packed' | 'lost'
  readonly grams: number
}

const names = ['Lemon', 'Olive', 'Fig', 'Almond', 'Quince', 'Medlar']
const states = ['packed', 'packed', 'waiting', 'packed', 'lost'] as const
const tones = { waiting: 'gold', packed: 'primary', lost: 'danger' } as const

function parcels(count: number): readonly Parcel[] {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    name: `${names[index % names.length]} ${(index * 7919) % 1000}`,
    state: states[index % states.length] ?? 'packed',
    grams: (index * 104_729) % 90_000,
  }))
}

const columns: readonly Column<Parcel>[] = [
  { id: 'number', title: 'Number', cell: ({ number }) => `P${number}`, width: 110, isFixed: true },
  { id: 'name', title: 'Name', cell: ({ name }) => name, width: 180, sortable: true },
  { id: 'state', title: 'State', cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>, width: 120 },
  {
    id: 'grams',
    title: 'Grams',
    cell: ({ grams }) => grams.toLocaleString('en'),
    align: 'end',
    width: 120,
    sortable: true,
  },
]

const filters: readonly Filter[] = [
  { id: 'name', kind: 'text', label: 'Name', maxLength: 40 },
  { id: 'state', kind: 'choice', label: 'State', options: states.slice(2).map((value) => ({ value, label: value })) },
  {
    id: 'day',
    kind: 'dates',
    label: 'Day',
    presets: [{ label: 'This week', value: '2026-11-23..2026-11-29' }],
    write: (day) => day,
  },
  { id: 'grams', kind: 'amounts', label: 'Grams', write: (grams) => `${grams} g` },
]

const filterTexts = {
  filters: 'Filters',
  apply: 'Apply',
  from: 'From',
  until: 'Until',
  remove: (filter: string) => `Remove the filter ${filter}`,
  atLeast: (bound: string) => `from ${bound}`,
  atMost: (bound: string) => `up to ${bound}`,
}

const keyOf = ({ number }: Parcel) => String(number)
const none = <Notice icon={nothingIcon} title="No parcels" />

/** `?rows=10000` draws as many in the long table. */
const longRows = Math.min(100_000, Number(new URLSearchParams(location.search).get('rows')) || 1_000)

export function RecordTableSpecimens() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ grams: '5000..' })
  const [hidden, setHidden] = useState<readonly string[]>([])
  const [sort, setSort] = useState<Sort>({ by: 'grams', isDown: true })
  const [count, setCount] = useState(8)
  const few = useMemo(() => parcels(count), [count])
  const many = useMemo(() => parcels(longRows), [])
  return (
    <>
      <Specimen title="Table of records">
        <div className="mb-3 flex items-start justify-between gap-3">
          <FilterChips
            filters={filters}
            presets={[{ label: 'Lost', values: { state: 'lost' } }]}
            values={values}
            onChange={setValues}
            texts={filterTexts}
          />
          <ColumnMenu label="Columns" columns={columns} hidden={hidden} onChange={setHidden} />
        </div>
        <RecordTable
          label="Parcels"
          columns={columns}
          hidden={hidden}
          rows={few}
          keyOf={keyOf}
          renderLink={({ number }, link) => <a href={`#parcel-${number}`} {...link} />}
          sort={sort}
          onSort={setSort}
          totals={{ number: `${count} parcels`, grams: '311,004' }}
          empty={none}
          onMore={() => setCount(count + 4)}
          moreLabel="Show more"
        />
      </Specimen>
      <Specimen title="Table without rows">
        <div className="grid gap-4">
          <RecordTable label="Coming" columns={columns} rows={[]} keyOf={keyOf} loading empty={none} moreLabel="" />
          <RecordTable
            label="None"
            columns={columns}
            rows={[]}
            keyOf={keyOf}
            empty={<Notice icon={nothingIcon} title="No parcels" action={<Button weight="quiet">Show all</Button>} />}
            moreLabel=""
          />
        </div>
      </Specimen>
      <Specimen title="Long table">
        <RecordTable
          label="All parcels"
          columns={columns}
          rows={many}
          keyOf={keyOf}
          renderLink={({ number }, link) => <a href={`#parcel-${number}`} {...link} />}
          empty={none}
          moreLabel=""
        />
      </Specimen>
    </>
  )
}
