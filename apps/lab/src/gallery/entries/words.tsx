import {
  AlertBar,
  Badge,
  Divider,
  IconButton,
  infoIcon,
  Notice,
  Snackbar,
  Stack,
  Tag,
  Text,
  Tooltip,
  useCss,
  VisuallyHidden,
} from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import type { Entry } from '../entry.ts'
import { Wrap } from './wrap.tsx'

const STYLES = ['display', 'amount', 'lead', 'figure', 'heading', 'title', 'row', 'text', 'small', 'micro', 'legal'] as const
const TONES = ['strong', 'soft', 'faint', 'accent', 'good', 'warn', 'bad'] as const

const text: Entry = {
  id: 'text',
  title: 'Text',
  about: 'Type styles and tones. Figures have equal widths wherever an amount or time stands.',
  shows: ['Text', 'Stack'],
  specimens: [
    {
      name: 'Styles',
      isWide: true,
      draw: (say) => (
        <Stack gap={2}>
          {STYLES.map((variant) => (
            <Text key={variant} variant={variant} isTruncated>
              {say('Connect wallet')} · {variant}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      name: 'Tones',
      isWide: true,
      draw: (say) => (
        <Stack gap={1}>
          {TONES.map((tone) => (
            <Text key={tone} tone={tone}>
              {say('Nothing was shared.')} · {tone}
            </Text>
          ))}
        </Stack>
      ),
    },
  ],
}

const marks: Entry = {
  id: 'marks',
  title: 'Tag and badge',
  about: 'Plain words at a row’s end, or a state in one word on a soft ground.',
  shows: ['Tag', 'Badge'],
  specimens: [
    {
      name: 'Tags',
      draw: (say) => (
        <Wrap>
          <Tag hasDot>{say('Installed')}</Tag>
          <Tag>{say('Recent')}</Tag>
          <Tag>470+</Tag>
        </Wrap>
      ),
    },
    {
      name: 'Badges',
      isWide: true,
      draw: (say) => (
        <Wrap>
          <Badge>{say('Popular')}</Badge>
          <Badge tone="good">{say('Available')}</Badge>
          <Badge tone="warn">{say('Expires today')}</Badge>
          <Badge tone="bad">{say('Revoked')}</Badge>
          <Badge tone="accent">{say('New')}</Badge>
        </Wrap>
      ),
    },
  ],
}

const notice: Entry = {
  id: 'notice',
  title: 'Notice',
  about: 'Something to know before going on, inside a view.',
  shows: ['Notice'],
  specimens: (['info', 'good', 'warn', 'bad'] as const).map((tone) => ({
    name: tone,
    isWide: true,
    draw: (say) => (
      <Notice tone={tone} title={say(tone === 'warn' ? 'Price impact 17.9 %' : 'Lookalike address')}>
        {say(tone === 'warn' ? 'You lose about $140.03 to this price.' : 'Nothing was shared.')}
      </Notice>
    ),
  })),
}

const alert: Entry = {
  id: 'alert-bar',
  title: 'Alert bar',
  about: 'Above the header: the site’s own trouble. It pushes the card down and covers nothing.',
  shows: ['AlertBar'],
  specimens: (['warn', 'bad'] as const).map((tone) => ({
    name: tone,
    isWide: true,
    draw: (say) => (
      <AlertBar tone={tone} title={say('Something went wrong')} onDismiss={() => {}} dismissLabel="Dismiss">
        {say('Your funds are safe.')}
      </AlertBar>
    ),
  })),
}

const toast: Entry = {
  id: 'snackbar',
  title: 'Snackbar',
  about: 'Over the header for a moment; the close button stays free.',
  shows: ['Snackbar'],
  specimens: (['good', 'bad', 'busy', 'info'] as const).map((tone) => ({
    name: tone,
    isWide: true,
    draw: (say) => (
      <Header>
        <Snackbar tone={tone}>{say(tone === 'bad' ? 'Something went wrong' : 'Address copied')}</Snackbar>
      </Header>
    ),
  })),
}

const small: Entry = {
  id: 'small',
  title: 'Divider, tooltip, hidden text',
  about: '"or" between two ways, a word more on hover, and words for those who listen.',
  shows: ['Divider', 'Tooltip', 'VisuallyHidden'],
  specimens: [
    { name: 'Divider', draw: (say) => <Divider>{say('or')}</Divider> },
    {
      name: 'Tooltip',
      draw: (say) => (
        <Header>
          <Tooltip text={say('What is a wallet?')} side="below" data-force="hover">
            {(id) => <IconButton icon={infoIcon} label="About wallets" aria-describedby={id} />}
          </Tooltip>
        </Header>
      ),
    },
    {
      name: 'Hidden text',
      draw: () => (
        <Text>
          24 s<VisuallyHidden> until a new price</VisuallyHidden>
        </Text>
      ),
    },
  ],
}

/** Room as a card's header has it. */
function Header({ children }: { readonly children: ReactNode }): ReactElement {
  const css = useCss()
  return <div className={css({ position: 'relative', minHeight: 60, display: 'grid', justifyItems: 'center', alignItems: 'start' })}>{children}</div>
}

/** What is said. */
export const WORDS: readonly Entry[] = [text, marks, notice, alert, toast, small]
