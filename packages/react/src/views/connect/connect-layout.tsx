import type { Namespace } from '@latchkey/core/contract'
import { connectMethods, lastUsed } from '@latchkey/core/views'
import { List, Stack, Text, TextButton } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { Agreement, LegalNote } from '../../partials/legal/legal-text.tsx'
import { useTermsDue } from '../../partials/legal/use-terms.ts'
import { loginComponents } from '../../partials/logins/lazy-login-components.ts'
import { RichText } from '../../partials/rich-text/rich-text.tsx'
import { type ConnectModel, connectModel } from './connect.model.ts'
import { WalletListRow } from './wallet-row.tsx'

/** The content of Connect; `isBlocked` is true until the visitor has agreed to the site's terms. */
export interface ConnectState {
  readonly model: ConnectModel
  readonly isBlocked: boolean
}

/** Reads the state for the views that list wallets. */
export function useConnect(): ConnectState {
  const { core, text } = useModalContext()
  const serves = (namespace: Namespace): boolean => core.adapter(namespace) !== undefined
  const facts = useSnapshot((snapshot) => {
    const rows = core.rows(snapshot)
    const used = lastUsed(snapshot, rows, connectMethods(snapshot, { serves, rows }))
    const { options, recent, auth } = snapshot
    return { rows, used, options, recent, isLoginLost: auth?.isLoginLost }
  })
  const model = connectModel(facts, { core, text })
  return { model, isBlocked: useTermsDue() }
}

/** Props of `ConnectLayout`. */
export interface ConnectLayoutProps extends ConnectState {
  /** The ways to connect. */
  readonly children: ReactNode
}

/** The site's terms and the guide for newcomers around the ways to connect. */
export function ConnectLayout({ model, isBlocked, children }: ConnectLayoutProps): ReactElement {
  const { guide, note } = model
  return (
    <Stack gap={4}>
      <Agreement />
      {note && (
        <Text variant="small" data-testid="connect-note">
          {note}
        </Text>
      )}
      <LastUsed model={model} isBlocked={isBlocked} />
      {children}
      <Stack gap={1}>
        {guide && <Guide onGuide={guide} />}
        <LegalNote />
      </Stack>
    </Stack>
  )
}

/** Draws the visitor's last way to connect, above all other ways. */
function LastUsed({ model, isBlocked }: ConnectState): ReactElement | null {
  const { text } = useModalContext()
  const logins = loginComponents.current()
  const { last, lastLogin } = model
  if (last === undefined && (lastLogin === undefined || logins === undefined)) return null
  return (
    <List role="list" label={text.get('connect.lastUsed')} data-testid="connect-last">
      {last && <WalletListRow row={last} isBlocked={isBlocked} />}
      {lastLogin && logins && <logins.LastLogin by={lastLogin} isBlocked={isBlocked} />}
    </List>
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
