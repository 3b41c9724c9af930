import {
  chevronDownIcon,
  color,
  focusRing,
  globeIcon,
  hovered,
  Icon,
  Image,
  media,
  radius,
  space,
  TRUNCATED,
  type,
  u,
  useCss,
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
  const css = useCss()
  return (
    <button
      type="button"
      data-part="network-button"
      data-testid="header-network"
      aria-label={model.label}
      className={css(networkButtonStyles())}
      onClick={model.open}
    >
      <Image src={model.face.image} size={2} shape="round" fallback={globeIcon} />
      <bdi className={css(TRUNCATED)}>{model.face.name}</bdi>
      <Icon shape={chevronDownIcon} size="s" />
    </button>
  )
}

function networkButtonStyles() {
  return {
    ...type('small'),
    fontWeight: 500,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(2),
    maxWidth: '100%',
    minHeight: u(3.2),
    padding: `${space(1)} ${space(2)} ${space(1)} ${u(0.6)}`,
    borderRadius: radius('s'),
    color: color('text'),
    '&:focus-visible': focusRing(),
    [media.sheet]: { minHeight: u(4.4) },
    ...hovered({ backgroundColor: color('fill-1') }),
  } as const
}
