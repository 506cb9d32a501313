import { useState } from 'react'
import { Button } from '../../button.tsx'
import { Checkbox } from '../../checkbox.tsx'
import { Icon } from '../../icon.tsx'
import { searchIcon } from '../../icons/search-icon.ts'
import { Switch } from '../../switch.tsx'
import { TextField } from '../../text-field.tsx'
import { Specimen } from '../specimen.tsx'

const reveal = { show: 'Show the password', hide: 'Hide the password' }

export function FieldSpecimens() {
  const [agreed, setAgreed] = useState(false)
  return (
    <>
      <Specimen title="Text field">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Plain" defaultValue="linhtran88" />
          <TextField label="Required, with a hint" required hint="Letters and digits, 8 to 20 characters" />
          <TextField label="Optional" aside="Optional" placeholder="6 digits" />
          <TextField label="Found good" required confirmed defaultValue="linhtran88" />
          <TextField label="With an error" required defaultValue="linh" error="Too short: at least 6 characters" />
          <TextField label="Disabled" disabled defaultValue="can't be changed" />
          <TextField label="Password" type="password" autoComplete="off" reveal={reveal} defaultValue="correct horse" />
          <TextField
            label="Password with an error"
            type="password"
            autoComplete="off"
            reveal={reveal}
            defaultValue="battery"
            error="The two are not the same"
          />
          <TextField label="With a prefix" type="tel" prefix={<bdi>+84</bdi>} defaultValue="912 448 107" />
          <TextField
            label="With a suffix"
            placeholder="6 digits"
            suffix={
              <Button weight="text" size="small">
                Send
              </Button>
            }
          />
          <TextField
            label="Search"
            labelHidden
            type="search"
            prefix={<Icon drawing={searchIcon} size={20} />}
            placeholder="Search"
          />
        </div>
      </Specimen>
      <Specimen title="Checkbox">
        <Checkbox defaultChecked>Remember this device</Checkbox>
        <Checkbox
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={agreed ? undefined : 'Needed to go on'}
        >
          I accept the{' '}
          <a href="#checkbox" className="font-semibold text-primary underline">
            terms
          </a>
        </Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
        <Checkbox disabled defaultChecked>
          Disabled and chosen
        </Checkbox>
      </Specimen>
      <Specimen title="Switch">
        <div className="max-w-sm">
          <Switch defaultChecked>Sounds</Switch>
          <Switch detail="Once a day, in the morning">News by mail</Switch>
          <Switch disabled>Disabled</Switch>
        </div>
      </Specimen>
    </>
  )
}
