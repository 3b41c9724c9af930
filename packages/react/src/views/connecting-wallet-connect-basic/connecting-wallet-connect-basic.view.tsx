import { Glyph, List, ListRow, Stack, walletIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enCodes } from '../../messages/en/codes.ts'
import { blockedProps } from '../../partials/legal/blocked.ts'
import { Agreement, LegalNote } from '../../partials/legal/legal-text.tsx'
import { useTermsDue } from '../../partials/legal/use-terms.ts'
import { ConnectView } from '../connect/connect.view.tsx'
import { PairingBody } from '../connecting-wallet-connect/pairing-body.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { basicModel } from './basic.model.ts'

/** All that a website without adapters offers. */
export const view: ViewDefinition<'ConnectingWalletConnectBasic'> = {
  needsAccount: true,
  english: enCodes,
  View: ConnectingWalletConnectBasicView,
  title(_params, { snapshot, text }) {
    const { current } = snapshot.pairing
    const name = current.step === 'connected' ? current.wallet.name : ''
    return name || text.get('pairing.title')
  },
}

const ANY_WALLET = {}

/** A code for any wallet, or on a phone the wallets to open; and the way to all of them. */
function ConnectingWalletConnectBasicView(): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ device, options, pairing }) => ({ device, options, pairing }))
  const isBlocked = useTermsDue()
  const { isList, showAll } = basicModel(snapshot, core.actions)
  if (isList) return <ConnectView />
  return (
    <Stack gap={4}>
      <Agreement />
      <PairingBody params={ANY_WALLET} />
      {showAll && (
        <List label={text.get('pairing.all')}>
          <ListRow
            label={text.get('pairing.all')}
            picture={<Glyph icon={walletIcon} />}
            hasChevron
            {...blockedProps(isBlocked, text)}
            data-testid="pairing-all"
            onClick={showAll}
          />
        </List>
      )}
      <LegalNote />
    </Stack>
  )
}
