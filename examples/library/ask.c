/* The game protocol from C, a request a line:
 *   cc ask.c $(pkg-config --cflags --libs mappa) -o ask && echo '{"jsonrpc":"2.0","id":1,"method":"hello"}' | ./ask */
#include <mappa/mappa.h>

#include <stdio.h>
#include <string.h>

int main(void) {
  mappa_engine *engine;
  const char *answer;
  static char line[1 << 16];

  if (mappa_open(NULL, &engine) != MAPPA_FINE) {
    fprintf(stderr, "%s\n", mappa_message());
    return 1;
  }
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = '\0';
    if (mappa_ask(engine, line, &answer) != MAPPA_FINE) {
      fprintf(stderr, "%s\n", mappa_message());
      break;
    }
    if (*answer) puts(answer);
  }
  mappa_close(engine);
  return 0;
}
