import {
  CardHeader,
  chevronDownIcon,
  color,
  focusRing,
  globeIcon,
  helpIcon,
  hovered,
  Icon,
  IconButton,
  Image,
  media,
  radius,
  space,
  TRUNCATED,
  type,
  u,
  useCss,
} from '@latchkey/ui'
import type { ReactElement, RefObject } from 'react'
import { useModalWorld } from '../binding/modal-context.ts'
import type { HeaderModel, HeaderNetwork } from './header.model.ts'

/** What the header is drawn with. */
export interface HeaderProps {
  readonly model: HeaderModel
  /** The part that changes with the view. */
  readonly turning: RefObject<HTMLSpanElement | null>
}

/** Title or network, way back, way out. */
export function Header({ model, turning }: HeaderProps): ReactElement {
  const css = useCss()
  const { text } = useModalWorld()
  const start = model.network && (
    <span ref={turning} className={css({ minWidth: 0, marginInlineStart: u(-0.6) })}>
      <NetworkButton network={model.network} />
    </span>
  )
  return (
    <CardHeader
      title={
        <span ref={start ? undefined : turning} className={css({ display: 'inline-block' })}>
          <bdi>{model.title}</bdi>
        </span>
      }
      start={start}
      end={model.help && <HelpButton onHelp={model.help} />}
      onBack={model.back}
      backLabel={text.say('header.back')}
      onClose={model.close}
      closeLabel={text.say('header.close')}
    />
  )
}

function HelpButton({ onHelp }: { onHelp(): void }): ReactElement {
  const { text } = useModalWorld()
  return (
    <IconButton
      icon={helpIcon}
      label={text.say('header.help')}
      data-testid="header-help"
      onClick={onHelp}
    />
  )
}

function NetworkButton({ network }: { readonly network: HeaderNetwork }): ReactElement {
  const css = useCss()
  return (
    <button
      type="button"
      data-part="network-button"
      data-testid="header-network"
      aria-label={network.label}
      className={css(networkButtonStyles())}
      onClick={network.open}
    >
      <Image src={network.face.image} size={2} shape="round" fallback={globeIcon} />
      <span className={css(TRUNCATED)}>
        <bdi>{network.face.name}</bdi>
      </span>
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
