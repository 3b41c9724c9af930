import { LatchkeyButton, NetworkButton } from '@latchkey/react'
import type { ReactElement } from 'react'
import { useMedia } from './use-media.ts'

/** The buttons that a site puts into its header; on a phone they are as short as they can be. */
export function ShopButtons(): ReactElement {
  const isNarrow = useMedia('(max-width: 560px)')
  return (
    <div className="shop-buttons">
      {isNarrow ? <NetworkMark /> : <NetworkButton />}
      <LatchkeyButton balance={isNarrow ? 'hide' : 'show'} />
    </div>
  )
}

/** The network's picture as a button. */
function NetworkMark(): ReactElement {
  return (
    <NetworkButton.Custom>
      {({ image, label, isSupported, canSwitch, accessibleName, open, prepare }) => (
        <button
          type="button"
          className="shop-network"
          data-testid="network-button"
          data-warning={!isSupported}
          aria-label={accessibleName}
          disabled={!canSwitch}
          onPointerEnter={() => void prepare()}
          onClick={() => void open()}
        >
          {isSupported && image !== undefined ? (
            <img src={image} alt="" width="24" height="24" />
          ) : (
            <span aria-hidden="true">{isSupported ? label.slice(0, 1) : '!'}</span>
          )}
        </button>
      )}
    </NetworkButton.Custom>
  )
}
