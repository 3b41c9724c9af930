/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import type { Snapshot, WalletCard } from '@latchkey/core'
import { walletPicture } from '@latchkey/core/views'
import { Image, TextButton, walletIcon } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'

/** A wallet that has been silent for so long may not be seen, in milliseconds. Source: docs/look.md, waiting line. */
const SILENT_MS = 8_000

/**
 * Says where the visitor continues while a wallet is asked, with its picture; after a while, how to find it. The request
 * is never sent again: the wallet may have it. Screen readers get the line from a `status` of the view.
 *
 * @param props.line - Left out where the view says it: the hint comes alone.
 */
export function WaitingLine({ line }: { readonly line?: string }): ReactElement {
  const { text } = useModalContext()
  const { pairing } = useActions()
  const element = useRef<HTMLSpanElement>(null)
  const [isSilent, setIsSilent] = useState(false)
  const snapshot = useSnapshot(({ accounts, network, device, connectorPictures }) => ({
    accounts,
    network,
    device,
    connectorPictures,
  }))
  useEffect(() => {
    const page = element.current?.ownerDocument.defaultView
    const timer = page?.setTimeout(() => setIsSilent(true), SILENT_MS)
    return () => page?.clearTimeout(timer)
  }, [])
  const account = snapshot.accounts[snapshot.network.activeNamespace]
  const { session, wallet } = account?.status === 'connected' ? account : {}
  const name = { wallet: wallet?.name ?? '' }
  const hint = wallet && isSilent ? hintFor(wallet, snapshot) : undefined
  return (
    <span
      ref={element}
      hidden={line === undefined && hint === undefined}
      css={lineStyles}
      data-testid="waiting-line"
    >
      <Image src={wallet && walletPicture(snapshot, wallet)} size={1.6} fallback={walletIcon} />
      {hint === 'again' && session ? (
        <TextButton data-testid="waiting-again" onClick={() => pairing.reopenWallet(session.id)}>
          {text.get('connecting.waiting.again', name)}
        </TextButton>
      ) : (
        // The line itself is announced by a status of the view; the hint comes later.
        <span role="status">{hint && hint !== 'again' ? text.get(hint, name) : line}</span>
      )}
    </span>
  )
}

type Hint = 'waiting.browser' | 'waiting.phone' | 'again'

/** Returns the way to the request; undefined where this page can't know. */
function hintFor({ id, rdns }: WalletCard, { device }: Pick<Snapshot, 'device'>): Hint | undefined {
  if (id === 'walletConnect') return device.isMobile ? 'again' : 'waiting.phone'
  return rdns === undefined || device.isMobile ? undefined : 'waiting.browser'
}

function lineStyles({ color, space, type }: Theme): CSSObject {
  return {
    ...type.small,
    display: 'inline-flex',
    '&[hidden]': { display: 'none' },
    alignItems: 'center',
    gap: space[2],
    color: color.text,
    textWrap: 'pretty',
  }
}
