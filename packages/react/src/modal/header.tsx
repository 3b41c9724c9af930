/** @jsxImportSource @emotion/react */

import type { Route } from '@latchkey/core'
import { isSameRoute } from '@latchkey/core/views'
import { CardHeader, clockIcon, helpIcon, IconButton, TRUNCATED } from '@latchkey/ui'
import type { ReactElement, RefObject } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { useSnapshot } from '../context/use-snapshot.ts'
import type { AnyView } from '../views/view-loader.ts'
import { type HeaderModel, headerModel } from './header.model.ts'
import { useTitle } from './title-of.ts'

export interface HeaderProps {
  readonly route: Route
  readonly view: AnyView | undefined
  /** The part that moves when the view changes. */
  readonly titleRef: RefObject<HTMLSpanElement | null>
}

/** The title or its replacement, and the buttons for back, help and close. */
export function Header({ route, view, titleRef }: HeaderProps): ReactElement {
  const { core, text } = useModalContext()
  const { actions } = core
  const snapshot = useSnapshot(({ router, options, network, signIn, accounts }) => ({
    router,
    options,
    network,
    signIn,
    accounts,
  }))
  const title = useTitle(view, route)
  const start = view?.start?.({ snapshot, text, actions })
  const buttons = headerModel(snapshot, route, actions)
  const back = (): void => {
    // A second press, while the view of the first one leaves, would go back twice.
    const isLeft = core.snapshot().router.history.every((one) => !isSameRoute(one, route))
    if (!isLeft) buttons.back?.()
  }
  return (
    <CardHeader
      title={
        // It is cut at its own end, whichever way the language of the modal runs.
        <bdi ref={start ? undefined : titleRef} css={{ ...TRUNCATED, display: 'block' }}>
          {title}
        </bdi>
      }
      start={
        start && (
          <span ref={titleRef} css={(theme) => ({ minWidth: 0, marginInlineStart: theme.u(-0.6) })}>
            {start}
          </span>
        )
      }
      end={<HeaderEnd {...buttons} />}
      onBack={buttons.back && back}
      backLabel={text.get('header.back')}
      onClose={buttons.close}
      closeLabel={text.get('header.close')}
    />
  )
}

function HeaderEnd({ help, sessions }: HeaderModel): ReactElement | undefined {
  const { text } = useModalContext()
  if (help !== undefined) {
    return (
      <IconButton
        icon={helpIcon}
        label={text.get('header.help')}
        data-testid="header-help"
        onClick={help}
      />
    )
  }
  return (
    sessions && (
      <IconButton
        icon={clockIcon}
        label={text.get('header.sessions')}
        data-testid="header-sessions"
        onClick={sessions}
      />
    )
  )
}
