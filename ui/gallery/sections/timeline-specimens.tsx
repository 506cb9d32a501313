import { checkIcon } from '../../icons/check-icon.ts'
import { clockIcon } from '../../icons/clock-icon.ts'
import { failureIcon } from '../../icons/failure-icon.ts'
import { homeIcon } from '../../icons/home-icon.ts'
import { Timeline } from '../../timeline.tsx'
import { Specimen } from '../specimen.tsx'

export function TimelineSpecimens() {
  return (
    <Specimen title="Timeline">
      <div className="max-w-xl">
        <Timeline
          label="A parcel"
          items={[
            { key: 'lost', icon: failureIcon, tone: 'danger', title: 'Not found', when: '17:40', detail: 'Door 4' },
            { key: 'waits', icon: clockIcon, tone: 'gold', title: 'Waits for a second try', when: '12:05' },
            { key: 'sent', icon: checkIcon, tone: 'primary', title: 'Delivered', when: '09:12', detail: 'By van' },
            { key: 'made', icon: homeIcon, title: 'Packed', when: '08:30' },
          ]}
        />
      </div>
    </Specimen>
  )
}
