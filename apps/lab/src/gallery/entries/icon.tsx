import * as kit from '@latchkey/ui'
import { Icon, type IconShape } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Wrap } from './wrap.tsx'

const icons: readonly (readonly [string, IconShape])[] = Object.entries(kit).filter(isIcon)

/** Icons, in every state. */
export const iconEntry: Entry = {
  id: 'icon',
  title: 'Icons',
  about: 'One path each, in the text’s colour. Arrows along the reading direction turn with it.',
  shows: ['Icon'],
  specimens: [
    {
      name: 'All',
      isWide: true,
      draw: () => (
        <Wrap>
          {icons.map(([name, shape]) => (
            <Icon key={name} shape={shape} data-name={name} />
          ))}
        </Wrap>
      ),
    },
    {
      name: 'Sizes',
      draw: () => (
        <Wrap>
          <Icon shape={kit.searchIcon} size="s" />
          <Icon shape={kit.searchIcon} />
          <Icon shape={kit.searchIcon} size="l" />
        </Wrap>
      ),
    },
  ],
}

function isIcon(pair: readonly [string, unknown]): pair is [string, IconShape] {
  return /[a-z]Icon$/.test(pair[0])
}
