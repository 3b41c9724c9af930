/** The name of the stored lists, which outlive the page. Source: docs/constants.json, `storage`. */
export const PORTFOLIO_CACHE = 'portfolio_cache'
