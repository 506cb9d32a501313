import { useState } from 'react'
import { Button } from '../../button.tsx'
import { alertIcon } from '../../icons/alert-icon.ts'
import { nothingIcon } from '../../icons/nothing-icon.ts'
import { Notice } from '../../notice.tsx'
import { Pager } from '../../pager.tsx'
import { Progress } from '../../progress.tsx'
import { Skeleton } from '../../skeleton.tsx'
import { Specimen } from '../specimen.tsx'

export function StateSpecimens() {
  const [page, setPage] = useState(7)
  return (
    <>
      <Specimen title="Progress">
        <div className="grid max-w-md gap-6">
          <Progress label="To the next level" value={0.63} text="63%" tone="gold" />
          <Progress label="Uploading" value={0.3} text="3 of 10" />
          <Progress label="Looking" />
          <Progress label="Without words" value={0.8} bare />
        </div>
      </Specimen>
      <Specimen title="Skeleton">
        <div className="grid max-w-md grid-cols-[3rem_1fr] items-center gap-3">
          <Skeleton className="size-12" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      </Specimen>
      <Specimen title="Notice">
        <div className="grid gap-4 sm:grid-cols-2">
          <Notice icon={nothingIcon} title="Nothing found" action={<Button weight="quiet">Show all</Button>}>
            No name has these letters in it.
          </Notice>
          <Notice icon={alertIcon} title="This could not be loaded" action={<Button>Try again</Button>} urgent>
            The network did not answer.
          </Notice>
        </div>
      </Specimen>
      <Specimen title="Pager">
        <Pager
          current={page}
          total={112}
          number={String}
          label={{ pager: 'Pages', previous: 'Previous page', next: 'Next page', page: (number) => `Page ${number}` }}
          link={(target, props) => (
            <a
              href={`#page-${target}`}
              onClick={(event) => {
                event.preventDefault()
                setPage(target)
              }}
              {...props}
            />
          )}
        />
      </Specimen>
    </>
  )
}
