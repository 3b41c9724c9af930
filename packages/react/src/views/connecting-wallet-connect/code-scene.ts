import { areTermsDue, walletPicture } from '@latchkey/core/views'
import { settleCopy } from '../../partials/copy-address.ts'
import { getRow } from './get-row.ts'
import type { CodeScene, PairingTools } from './pairing-scene.ts'

/** A code for a wallet on another device; its space is reserved while it is loading. */
export function codeScene(tools: PairingTools): CodeScene {
  const { snapshot, wallet, actions, text } = tools
  const { pairing, notices } = actions
  const { current } = snapshot.pairing
  const uri = 'uri' in current ? current.uri : undefined
  return {
    kind: 'code',
    uri,
    label: text.get('pairing.scan.label'),
    picture: wallet ? { src: wallet.imageUrl } : ownPicture(snapshot),
    line: lineOf(tools),
    copy: uri === undefined ? undefined : () => settleCopy(pairing.copyAddress, notices),
    isBlocked: areTermsDue(snapshot),
    get: getRow(tools),
    help: wallet === undefined ? () => actions.router.push('WhatIsAWallet', {}) : undefined,
  }
}

/** A code for any wallet stands for none: it has a picture only where the website or the listing has one for it. */
function ownPicture(snapshot: PairingTools['snapshot']): CodeScene['picture'] {
  const src = walletPicture(snapshot, { id: 'walletConnect', icon: undefined })
  return src === undefined ? undefined : { src }
}

function lineOf({ snapshot, wallet, text }: PairingTools): string {
  if (snapshot.pairing.isOffline) return text.get('pairing.scan.offline')
  return wallet === undefined
    ? text.get('pairing.scan.any')
    : text.get('pairing.scan.wallet', { wallet: wallet.name })
}
