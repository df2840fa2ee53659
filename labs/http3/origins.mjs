// @ts-check
/** The server's origins, by the protocol names that `nextHopProtocol` uses. */
export const ORIGINS = {
  'http/1.1': 'https://www.example.test:8441',
  h2: 'https://www.example.test:8442',
  h3: 'https://www.example.test:8443',
};

export const QUIC_HOST = new URL(ORIGINS.h3).host;
