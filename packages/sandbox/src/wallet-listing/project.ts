/** The listing's data about the site's project. */
export interface ProjectSettings {
  /** Origins that may use the project; `*` stands for any run of characters. */
  allowedOrigins: readonly string[]
  isAnalyticsEnabled: boolean
}

/** Settings a site starts with: pages on this machine are allowed. */
export function createProject(): ProjectSettings {
  return {
    allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
    isAnalyticsEnabled: true,
  }
}
