/** @jsxImportSource @emotion/react */
import { CardHeader, helpIcon, IconButton, TRUNCATED } from '@latchkey/ui'
import type { ReactElement, RefObject } from 'react'
import { useModalContext } from '../binding/modal-context.ts'
import type { HeaderModel } from './header.model.ts'

/** What the header is drawn with. */
export interface HeaderProps extends HeaderModel {
  readonly title: string
  /** In the title's place. */
  readonly start: ReactElement | undefined
  /** The part that changes with the view. */
  readonly turning: RefObject<HTMLSpanElement | null>
}

/** Title or what stands in its place, way back, way out. */
export function Header({ title, start, turning, ...ways }: HeaderProps): ReactElement {
  const { text } = useModalContext()
  return (
    <CardHeader
      title={
        // It is cut at its own end, whichever way the language of the modal runs.
        <bdi ref={start ? undefined : turning} css={{ ...TRUNCATED, display: 'block' }}>
          {title}
        </bdi>
      }
      start={
        start && (
          <span ref={turning} css={(theme) => ({ minWidth: 0, marginInlineStart: theme.u(-0.6) })}>
            {start}
          </span>
        )
      }
      end={
        ways.help && (
          <IconButton
            icon={helpIcon}
            label={text.say('header.help')}
            data-testid="header-help"
            onClick={ways.help}
          />
        )
      }
      onBack={ways.back}
      backLabel={text.say('header.back')}
      onClose={ways.close}
      closeLabel={text.say('header.close')}
    />
  )
}
