import type { Actions } from '@latchkey/core'

/** What answers at once in the modal answers later on the page. */
type Later<Part> = {
  readonly [Key in keyof Part]: Part[Key] extends (...values: infer Values) => infer Result
    ? (...values: Values) => Promise<Awaited<Result>>
    : Later<Part[Key]>
}

/** The actions of a modal that may not be loaded yet: every one answers with a promise. */
export type DeferredActions = Omit<Later<Actions>, 'router'> & {
  readonly router: {
    push(...values: Parameters<Actions['router']['push']>): Promise<void>
    replace(...values: Parameters<Actions['router']['replace']>): Promise<void>
    back(): Promise<void>
  }
}

/** Calls `use` with the actions as soon as they are there. */
export type RunAction = <Result>(
  use: (actions: Actions) => Result | Promise<Result>,
) => Promise<Result>

/** Makes actions that wait for the modal. */
export function deferActions(run: RunAction): DeferredActions {
  return {
    open: (request) => run((actions) => actions.open(request)),
    close: (options) => run((actions) => actions.close(options)),
    disconnect: (namespace) => run((actions) => actions.disconnect(namespace)),
    openLink: (href) => run((actions) => actions.openLink(href)),
    copy: (text) => run((actions) => actions.copy(text)),
    router: {
      push: (view, params) => run(({ router }) => router.push(view, params)),
      replace: (view, params) => run(({ router }) => router.replace(view, params)),
      back: () => run(({ router }) => router.back()),
    },
    connect: {
      external: (namespace, id) => run(({ connect }) => connect.external(namespace, id)),
      retry: () => run(({ connect }) => connect.retry()),
      withWallet: (namespace, id) => run(({ connect }) => connect.withWallet(namespace, id)),
    },
    network: {
      choose: (id) => run(({ network }) => network.choose(id)),
      retry: () => run(({ network }) => network.retry()),
      switchTo: (id) => run(({ network }) => network.switchTo(id)),
      add: (input) => run(({ network }) => network.add(input)),
      remove: (id) => run(({ network }) => network.remove(id)),
    },
    balances: { refresh: () => run(({ balances }) => balances.refresh()) },
    listing: { retry: () => run(({ listing }) => listing.retry()) },
    notices: {
      show: (notice) => run(({ notices }) => notices.show(notice)),
      dismiss: () => run(({ notices }) => notices.dismiss()),
    },
    alerts: { dismiss: (key) => run(({ alerts }) => alerts.dismiss(key)) },
    options: {
      setThemeMode: (mode) => run(({ options }) => options.setThemeMode(mode)),
      setThemeVariables: (values) => run(({ options }) => options.setThemeVariables(values)),
      updateFeatures: (features) => run(({ options }) => options.updateFeatures(features)),
      setTermsConditionsUrl: (url) => run(({ options }) => options.setTermsConditionsUrl(url)),
      setPrivacyPolicyUrl: (url) => run(({ options }) => options.setPrivacyPolicyUrl(url)),
    },
  }
}
