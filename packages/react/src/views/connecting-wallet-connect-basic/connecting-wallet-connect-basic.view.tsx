import type { ComponentType, ReactElement } from 'react'
import { PairingBody } from '../connecting-wallet-connect/pairing-body.tsx'
import { usePairingKit } from '../connecting-wallet-connect/pairing-kit.ts'
import { basicModel } from './basic.model.ts'

const ANY_WALLET = {}

/** A code for any wallet, or on a phone the wallets to open; and the way to all of them. */
export function ConnectingWalletConnectBasicView({
  Wallets,
}: {
  readonly Wallets: ComponentType
}): ReactElement {
  const { Glyph, List, ListRow, Stack, icons, useModalWorld } = usePairingKit()
  const { core, snapshot, text } = useModalWorld()
  const { isList, showAll } = basicModel(snapshot, core.actions)
  if (isList) return <Wallets />
  return (
    <Stack gap={4}>
      <PairingBody params={ANY_WALLET} />
      {showAll && (
        <List label={text.say('pairing.all')}>
          <ListRow
            label={text.say('pairing.all')}
            picture={<Glyph icon={icons.wallet} />}
            hasChevron
            data-testid="pairing-all"
            onClick={showAll}
          />
        </List>
      )}
    </Stack>
  )
}
