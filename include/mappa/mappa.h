/* libmappa in C: Mappamundi's engine for other programs (docs/library.md).
 *
 * Three things, each of use without the others: an engine that answers requests of the game protocol; games,
 * to look ahead in; and batches of games, to learn from. mappa.hpp is the same in C++.
 *
 * Functions that can fail give a mappa_code, MAPPA_FINE if all went well; then mappa_message() says what was
 * wrong, and nothing has been changed. An object is used by one thread at a time, different ones at once;
 * they may be freed in any order. Freeing NULL does nothing. */
#ifndef MAPPA_MAPPA_H
#define MAPPA_MAPPA_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define MAPPA_API __attribute__((visibility("default")))
#else
#define MAPPA_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef enum mappa_code {
  MAPPA_FINE = 0,
  MAPPA_WRONG_USE = 1,   /* a null pointer, a number out of range */
  MAPPA_WRONG_INPUT = 2, /* a text that cannot be understood, a setup that cannot be played */
  MAPPA_ILLEGAL = 3,     /* the rules forbid the action */
  MAPPA_NO_DATA = 4,     /* the tile sets and maps are missing or faulty */
  MAPPA_NO_MEMORY = 5,
  MAPPA_FAULT = 6 /* of the library itself: please report it */
} mappa_code;

MAPPA_API const char* mappa_version(void);
/* What was wrong with this thread's last call that failed; until the next one that does. */
MAPPA_API const char* mappa_message(void);

/* --- the engine: the game protocol, as `mappa engine` speaks it (docs/protocol.md) --- */

typedef struct mappa_engine mappa_engine;

/* `folder`: tile sets and maps of your own, as with --data; or NULL. The usual ones are found in $MAPPA_DATA,
 * or in share/mappa or data beside the library or above it. */
MAPPA_API mappa_code mappa_open(const char* folder, mappa_engine** engine);
/* One request, one answer, both JSON; the answer lasts until the engine's next one. What is wrong with the
 * request is in the answer. The answer to a notification is "". */
MAPPA_API mappa_code mappa_ask(mappa_engine* engine, const char* request, const char** answer);
MAPPA_API void mappa_close(mappa_engine* engine);

/* --- games --- */

#define MAPPA_MAX_PLAYERS 6
#define MAPPA_MAX_ACTIONS 1368 /* of one decision */
#define MAPPA_NOBODY (-1)
#define MAPPA_NOWHERE (-128) /* x and y of what is about no square */

/* A setup made ready to play. */
typedef struct mappa_rules mappa_rules;

/* `setup` is JSON, as the protocol's; its seed does not matter. */
MAPPA_API mappa_code mappa_rules_make(const mappa_engine* engine, const char* setup, mappa_rules** rules);
MAPPA_API void mappa_rules_free(mappa_rules* rules);
MAPPA_API int mappa_rules_players(const mappa_rules* rules);
/* No decision of such a game has more; at most MAPPA_MAX_ACTIONS. */
MAPPA_API int mappa_rules_most_actions(const mappa_rules* rules);

typedef enum mappa_decision {
  MAPPA_DECIDE_CHIP = 0,
  MAPPA_DECIDE_DRAW = 1,
  MAPPA_DECIDE_TILE = 2,
  MAPPA_DECIDE_REDEEM = 3,
  MAPPA_DECIDE_TREAT = 4,
  MAPPA_DECIDE_FIGURE = 5,
  MAPPA_DECIDE_UPGRADE = 6,
  MAPPA_DECIDE_KEEP = 7,
  MAPPA_DECIDE_SELL = 8,
  MAPPA_DECIDE_BUY_TURN = 9,
  MAPPA_OVER = 10
} mappa_decision;

typedef enum mappa_action_type {
  MAPPA_CHIP = 0,
  MAPPA_DRAW = 1,
  MAPPA_TAKE = 2,
  MAPPA_TILE = 3,
  MAPPA_REDEEM = 4,
  MAPPA_TREAT = 5,
  MAPPA_FIGURE = 6,
  MAPPA_UPGRADE = 7,
  MAPPA_POSTMAN_TO = 8,
  MAPPA_POSTMAN_OFF = 9,
  MAPPA_POSTMAN_BACK = 10,
  MAPPA_POSTMAN_HERE = 11,
  MAPPA_ABBOT_BACK = 12,
  MAPPA_KEEP = 13,
  MAPPA_RELEASE = 14,
  MAPPA_SELL = 15,
  MAPPA_BUY_TURN = 16,
  MAPPA_PASS = 17
} mappa_action_type;

typedef enum mappa_figure {
  MAPPA_MEEPLE = 0,
  MAPPA_POSTMAN = 1,
  MAPPA_LARGE = 2,
  MAPPA_ABBOT = 3,
  MAPPA_BUILDER = 4,
  MAPPA_PIG = 5
} mappa_figure;

/* Two actions are the same if all of this is. In words: mappa_action_text. */
typedef struct mappa_action {
  uint8_t type; /* a mappa_action_type */
  uint8_t
      what; /* of a tile its rotation, of a figure which (a mappa_figure); of others what the rules number */
  int16_t x, y;    /* where a tile, a chip or a treat is laid; else MAPPA_NOWHERE */
  uint8_t segment; /* where a figure stands on its tile: roads, cities, the monastery, fields, from 0 */
  uint8_t tile;    /* on which tile that is, if it is not the one just laid: a number from 1 */
} mappa_action;

/* A game as it stands, without its history. */
typedef struct mappa_game mappa_game;

/* The same rules, seed and actions give the same game on every machine. */
MAPPA_API mappa_code mappa_game_begin(const mappa_rules* rules, uint64_t seed, mappa_game** game);
MAPPA_API mappa_code mappa_game_copy(const mappa_game* game, mappa_game** copy);
/* Makes `game` the same as `other`, of whatever rules: quicker than a copy. */
MAPPA_API mappa_code mappa_game_assign(mappa_game* game, const mappa_game* other);
MAPPA_API void mappa_game_free(mappa_game* game);

MAPPA_API int mappa_game_players(const mappa_game* game);
MAPPA_API mappa_decision mappa_game_decision(const mappa_game* game);
MAPPA_API int mappa_game_decider(const mappa_game* game); /* from 0; MAPPA_NOBODY when the game is over */
MAPPA_API int mappa_game_stack(const mappa_game* game);   /* tiles left, the one in hand not counted */
/* Each player's; `projected`: if the game ended now. */
MAPPA_API void mappa_game_scores(const mappa_game* game, int16_t scores[MAPPA_MAX_PLAYERS]);
MAPPA_API void mappa_game_projected(const mappa_game* game, int16_t scores[MAPPA_MAX_PLAYERS]);

/* Writes every legal action, each once, at most MAPPA_MAX_ACTIONS, and gives their number; 0 when the game is
 * over. */
MAPPA_API int mappa_game_legal(const mappa_game* game, mappa_action* actions);
/* MAPPA_ILLEGAL if it is not one of these. */
MAPPA_API mappa_code mappa_game_apply(mappa_game* game, const mappa_action* action);
/* Deals anew what no player can see, by a seed: what looks ahead without it sees hidden things. */
MAPPA_API void mappa_game_hide(mappa_game* game, uint64_t seed);
/* Actions at random, each as likely as any other, to the end. */
MAPPA_API void mappa_game_play_out(mappa_game* game, uint64_t seed);

/* JSON as the protocol has it; what is given lasts until the next text that is asked of this game. */
MAPPA_API mappa_code mappa_game_view(mappa_game* game, const char** view);
MAPPA_API mappa_code mappa_action_text(mappa_game* game, const mappa_action* action, const char** text);
/* The legal action that a text names. */
MAPPA_API mappa_code mappa_action_read(const mappa_game* game, const char* text, mappa_action* action);

/* --- batches: many games at once, for programs that learn --- */

/* In a step one decision of each game is made. A game that ends begins anew at once, with another seed. All
 * of it follows from the rules, the number of games, the seed and the actions, on every machine.
 *
 * An action is a number: its place, from 0, among the legal actions of that decision. So there are no numbers
 * of what is illegal, and the first `counts` of a row's `width` are those that may be chosen. What each does
 * is told by mappa_batch_actions, what comes of it by mappa_batch_look. */
typedef struct mappa_batch mappa_batch;

/* Where a batch writes how its games stand, row by row: a game each. What is NULL is not written. */
typedef struct mappa_arrays {
  int32_t* counts;    /* [games]: how many legal actions the decision has, at least 1 */
  uint8_t* masks;     /* [games][width]: 1 for the first counts[g], then 0 */
  uint8_t* decisions; /* [games]: a mappa_decision */
  uint8_t* deciders;  /* [games]: whose it is, from 0 */
  float* features;    /* [games][features]: how the game stands, as the decider sees it */
  float*
      rewards; /* [games][players]: points that the step brought; of a whole game they add up to the score */
  uint8_t*
      done; /* [games]: 1 if the step ended a game; all but `rewards` and `scores` is of the next one then */
  int32_t* scores; /* [games][players]; where a game has ended: the final ones */
} mappa_arrays;

MAPPA_API mappa_code mappa_batch_make(const mappa_rules* rules, int games, uint64_t seed,
                                      mappa_batch** batch);
MAPPA_API void mappa_batch_free(mappa_batch* batch);
MAPPA_API int mappa_batch_games(const mappa_batch* batch);
MAPPA_API int mappa_batch_players(const mappa_batch* batch);
MAPPA_API int mappa_batch_width(const mappa_batch* batch); /* mappa_rules_most_actions */
MAPPA_API int mappa_batch_features(const mappa_batch* batch);
/* The name of a feature, from 0: "own.score"; NULL if there is none. */
MAPPA_API const char* mappa_batch_feature(const mappa_batch* batch, int feature);

/* Begins all games anew. */
MAPPA_API mappa_code mappa_batch_reset(mappa_batch* batch, uint64_t seed, const mappa_arrays* arrays);
/* `actions` [games]. MAPPA_ILLEGAL if one of them is no legal action: then no game goes on. */
MAPPA_API mappa_code mappa_batch_step(mappa_batch* batch, const int32_t* actions, const mappa_arrays* arrays);
/* One legal action for each game, each as likely as any other; the chance is the batch's own. */
MAPPA_API void mappa_batch_choose(mappa_batch* batch, int32_t* actions);

/* The legal actions of all games together: first counts[0] of game 0, then counts[1] of game 1 ... */
MAPPA_API size_t mappa_batch_total(const mappa_batch* batch);
MAPPA_API void mappa_batch_actions(const mappa_batch* batch, mappa_action* actions); /* [total] */
/* [total][features]: how the game would stand after each of them, still as who decides now sees it: of hidden
 * things a deal is assumed that looks the same. No tile is in hand and nothing is being decided in these. */
MAPPA_API void mappa_batch_look(mappa_batch* batch, float* features);
/* [features]: how a game stands as one of its players sees it. */
MAPPA_API mappa_code mappa_batch_see(const mappa_batch* batch, int number, int player, float* features);
/* A copy of one of the games, to go on with by itself. */
MAPPA_API mappa_code mappa_batch_game(const mappa_batch* batch, int number, mappa_game** game);

#ifdef __cplusplus
}
#endif

#endif
