import { Stack, Text, TextButton } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { useSnapshot } from '../../binding/use-snapshot.ts'
import { Agreement, LegalNote } from '../../partials/legal/legal-text.tsx'
import { useTermsDue } from '../../partials/legal/use-terms.ts'
import { RichText } from '../../partials/rich-text/rich-text.tsx'
import { type ConnectModel, connectModel } from './connect.model.ts'

/** What Connect shows, and whether the visitor has to agree to the site's terms first. */
export interface ConnectState {
  readonly model: ConnectModel
  readonly isBlocked: boolean
}

/** Reads the state for the views that list wallets. */
export function useConnect(): ConnectState {
  const { core, text } = useModalContext()
  const options = useSnapshot((snapshot) => snapshot.options)
  const model = connectModel(
    { rows: useSnapshot(core.rows), options },
    { actions: core.actions, text },
  )
  return { model, isBlocked: useTermsDue() }
}

/** Props of `ConnectLayout`. */
export interface ConnectLayoutProps extends Pick<ConnectState, 'model'> {
  /** The ways to connect. */
  readonly children: ReactNode
}

/** The site's terms and the guide for newcomers around the ways to connect. */
export function ConnectLayout({ model, children }: ConnectLayoutProps): ReactElement {
  const { guide } = model
  return (
    <Stack gap={4}>
      <Agreement />
      {children}
      <Stack gap={1}>
        {guide && <Guide onGuide={guide} />}
        <LegalNote />
      </Stack>
    </Stack>
  )
}

function Guide({ onGuide }: { onGuide(): void }): ReactElement {
  const { text } = useModalContext()
  const link = (
    <TextButton data-testid="connect-guide" onClick={onGuide}>
      {text.get('connect.guide.link')}
    </TextButton>
  )
  return (
    <Text variant="small" align="center">
      <RichText parts={text.parts('connect.guide')} elements={{ link }} />
    </Text>
  )
}
