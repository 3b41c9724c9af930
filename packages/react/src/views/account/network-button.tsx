/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  chevronDownIcon,
  focusRing,
  globeIcon,
  hovered,
  Icon,
  Image,
  media,
  TRUNCATED,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { StartContext } from '../view-definition.ts'
import { type NetworkButtonModel, networkButtonModel } from './network-button.model.ts'

/** In the header of Account: the network, and the way to another one. */
export function networkButton({ snapshot, ...tools }: StartContext): ReactElement | undefined {
  const model = networkButtonModel(snapshot, tools)
  return model && <NetworkButton model={model} />
}

function NetworkButton({ model }: { readonly model: NetworkButtonModel }): ReactElement {
  return (
    <button
      type="button"
      data-part="network-button"
      data-testid="header-network"
      aria-label={model.label}
      css={networkButtonStyles}
      onClick={model.open}
    >
      <Image src={model.face.image} size={2} shape="round" fallback={globeIcon} />
      <bdi css={TRUNCATED}>{model.face.name}</bdi>
      <Icon shape={chevronDownIcon} size="s" />
    </button>
  )
}

function networkButtonStyles(theme: Theme): CSSObject {
  const { color, radius, space, type, u } = theme

  return {
    ...type.small,
    fontWeight: 500,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    maxWidth: '100%',
    minHeight: u(3.2),
    padding: `${space[1]} ${space[2]} ${space[1]} ${u(0.6)}`,
    borderRadius: radius.s,
    color: color.text,
    '&:focus-visible': focusRing(theme),
    [media.sheet]: { minHeight: u(4.4) },
    ...hovered({ backgroundColor: color['fill-1'] }),
  }
}
