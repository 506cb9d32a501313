import { useState } from 'react'
import { Select, type SelectOption } from '../../select.tsx'
import { Specimen } from '../specimen.tsx'

const languages: readonly SelectOption<'en' | 'vi' | 'ar' | 'zh' | 'th'>[] = [
  { value: 'en', label: 'English' },
  { value: 'vi', label: 'Tiếng Việt' },
  { value: 'ar', label: 'العربية', incomplete: true },
  { value: 'zh', label: '简体中文', incomplete: true },
  { value: 'th', label: 'ไทย', disabled: true },
]
const places: readonly SelectOption<string>[] = Array.from({ length: 40 }, (_, index) => ({
  value: `${index}`,
  label: `Place ${index + 1}`,
  detail: `${(index * 37) % 90} minutes away`,
}))

export function SelectSpecimens() {
  const [language, setLanguage] = useState<'en' | 'vi' | 'ar' | 'zh' | 'th'>('en')
  const [place, setPlace] = useState<string | null>(null)
  return (
    <Specimen title="Select">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Language"
          options={languages}
          value={language}
          onChange={setLanguage}
          placeholder="Choose a language"
          incompleteLabel="Not finished"
          hint="Marked ones are not finished"
        />
        <Select
          label="Place"
          options={places}
          value={place}
          onChange={setPlace}
          placeholder="Choose a place"
          required
          {...(place === null && { error: 'Choose where it goes' })}
        />
        <Select
          label="Disabled"
          options={languages}
          value="vi"
          onChange={setLanguage}
          placeholder="Choose a language"
          disabled
        />
      </div>
    </Specimen>
  )
}
