import { TimeChart } from '../../time-chart.tsx'
import { Specimen } from '../specimen.tsx'

const hourMs = 3_600_000
const first = Date.UTC(2026, 0, 5)
/** A day of bets and of what they won, with a quiet night. */
const points = Array.from({ length: 24 }, (_, hour) => {
  const bets = Math.round(400 + 350 * Math.sin(((hour - 8) / 24) * 2 * Math.PI))
  const won = Math.round(bets * (0.9 + 0.15 * Math.sin(hour)))
  return {
    at: new Date(first + hour * hourMs).toISOString(),
    drawn: [bets, won],
    told: [`${bets}.00`, `${won}.00`],
  }
})
const texts = { asTable: 'Show as a table', asChart: 'Show as a chart', time: 'Hour' }

export function ChartSpecimens() {
  return (
    <Specimen title="Time chart">
      <TimeChart
        label="Bets and wins by the hour"
        series={[
          { name: 'Bets', colour: 'primary', shape: 'bars' },
          { name: 'Wins', colour: 'gold', shape: 'line' },
        ]}
        points={points}
        texts={texts}
        tickOf={(at) => at.slice(11, 16)}
        momentOf={(at) => at.slice(0, 16).replace('T', ' ')}
        axisOf={String}
      />
    </Specimen>
  )
}
