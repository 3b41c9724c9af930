import type { Alert } from '@latchkey/core'
import { AlertBar, type AlertTone } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { useSnapshot } from '../context/use-snapshot.ts'

const TONES: Readonly<Record<Alert['tone'], AlertTone>> = {
  info: 'warn',
  success: 'warn',
  warning: 'warn',
  error: 'bad',
}

/** Configuration trouble, for the site's developer: shown while `debug` is on. */
export function Alerts(): ReactElement | null {
  const { core, text } = useModalContext()
  const isDebug = useSnapshot(({ options }) => options.isDebug)
  const shown = useSnapshot(({ alerts }) => alerts.shown)
  if (!isDebug) return null
  return (
    <>
      {shown.map(({ key, tone, message }) => (
        <AlertBar
          key={key}
          tone={TONES[tone]}
          title={message}
          dismissLabel={text.get('alert.dismiss')}
          data-testid={`alert-${key.toLowerCase().replaceAll('_', '-')}`}
          onDismiss={() => core.actions.alerts.dismiss(key)}
        >
          {text.get('alert.more')}
        </AlertBar>
      ))}
    </>
  )
}
