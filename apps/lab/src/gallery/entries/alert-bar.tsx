import { AlertBar } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

/** Alert bar, in every state. */
export const alertBarEntry: Entry = {
  id: 'alert-bar',
  title: 'Alert bar',
  about: 'Above the header: the site’s own trouble. It pushes the card down and covers nothing.',
  shows: ['AlertBar'],
  specimens: (['warn', 'bad'] as const).map((tone) => ({
    name: tone,
    isWide: true,
    draw: (translate) => (
      <AlertBar
        tone={tone}
        title={translate('Something went wrong')}
        onDismiss={() => {}}
        dismissLabel="Dismiss"
      >
        {translate('Your funds are safe.')}
      </AlertBar>
    ),
  })),
}
