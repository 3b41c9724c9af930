import { SearchField } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { StatefulSearch } from './stateful-fields.tsx'

/** Search field, in every state. */
export const searchFieldEntry: Entry = {
  id: 'search-field',
  title: 'Search field',
  about: 'Narrows a list; one press empties it.',
  shows: ['SearchField'],
  specimens: [
    {
      name: 'Empty',
      isWide: true,
      draw: (translate) => (
        <SearchField
          label={translate('Search networks')}
          clearLabel="Clear"
          value=""
          onSearch={() => {}}
        />
      ),
    },
    {
      name: 'Typed',
      isWide: true,
      draw: (translate) => <StatefulSearch label={translate('Search networks')} start="base" />,
    },
  ],
}
