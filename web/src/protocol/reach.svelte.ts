// Whether there is a server, as far as is known: null before anybody has asked for one.
let server: boolean | null = $state(null);

export const reach = {
  get server(): boolean | null {
    return server;
  },
  found(there: boolean): void {
    server = there;
  },
};
