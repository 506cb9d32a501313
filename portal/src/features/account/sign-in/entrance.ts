/** Where somebody signs in: over the portal, or on the page of the agents, which refuses everybody else (ACC-05). */
export type Entrance = 'member' | 'agent'
