import { Button, emptyIllustration, List, Scene, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import type { WalletRow } from './connect.model.ts'
import { WalletListRow } from './wallet-row.tsx'

/** Props of `WalletList`. */
export interface WalletListProps {
  readonly rows: readonly WalletRow[]
  /** One that is shown elsewhere. */
  readonly last?: WalletRow | undefined
  /** Wallets can't be chosen until the visitor agreed to the site's terms. */
  readonly isBlocked: boolean
}

/** The list of wallets, or what to do where there is none. */
export function WalletList({ rows, last, isBlocked }: WalletListProps): ReactElement | null {
  const { core, text } = useModalContext()
  if (rows.length === 0 && last) return null
  if (rows.length === 0) {
    return (
      <Scene
        illustration={emptyIllustration}
        title={text.get('connect.empty.title')}
        data-testid="connect-empty"
      >
        <Text align="center">{text.get('connect.empty.text')}</Text>
        <Button
          size="s"
          data-testid="connect-empty-get"
          onClick={() => core.actions.router.push('GetWallet', {})}
        >
          {text.get('connect.empty.get')}
        </Button>
      </Scene>
    )
  }
  return (
    <List
      role="list"
      label={text.get('connect.list')}
      aria-busy={rows.some(({ place }) => place === 'awaited')}
    >
      {rows.map((row) => (
        <WalletListRow key={row.key} row={row} isBlocked={isBlocked} />
      ))}
    </List>
  )
}
