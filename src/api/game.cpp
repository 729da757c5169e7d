#include "api/fault.h"
#include "api/handles.h"
#include "game/turn.h"
#include "game/worth.h"
#include "notation/action.h"
#include "notation/setup.h"
#include "notation/view.h"
#include "play/playout.h"

#include <algorithm>
#include <fmt/format.h>

using namespace mappa;

namespace {

void tell_scores(const std::array<int16_t, MAX_PLAYERS>& scores, int16_t* told) {
  std::copy(scores.begin(), scores.end(), told);
}

Action find_legal(const mappa_game& game, const mappa_action& wanted) {
  Actions actions;
  legal(*game.rules, game.position, actions);
  const auto same = [&](const Action& action) {
    const mappa_action told = api::told(action);
    return told.type == wanted.type && told.what == wanted.what && told.x == wanted.x && told.y == wanted.y &&
           told.segment == wanted.segment && told.tile == wanted.tile;
  };
  const Action* found = std::find_if(actions.begin(), actions.end(), same);
  if (found == actions.end())
    throw notation::IllegalAction(
        game.position.decision == Decision::Over
            ? "the game is over"
            : fmt::format("the action is none of the {} that are legal now", actions.size));
  return *found;
}

} // namespace

namespace mappa::api {

// limits.h: a tile has four rotations on each square where it may go; all else is less.
int most_actions(const Ruleset& rules) {
  constexpr int OF_FIGURES = (6 + 8) * MAX_FEATURES + 3 * MAX_PLAYERS + 3 * MAX_MEEPLES + 2;
  const int places = rules.on_map ? rules.printed.squares : 2 * rules.tile_limit + 2;
  return std::clamp(ROTATIONS * places, OF_FIGURES, MAX_ACTIONS);
}

} // namespace mappa::api

// --- rules ---

mappa_code mappa_rules_make(const mappa_engine* engine, const char* setup, mappa_rules** rules) {
  return api::attempt([&] {
    api::need(engine, "engine");
    api::need(setup, "setup");
    api::need(rules, "rules");
    const Setup wanted = notation::parse_setup(notation::parse_text(setup), *engine->library);
    *rules = new mappa_rules{std::make_shared<const Ruleset>(notation::rules_for(wanted, *engine->library))};
  });
}

void mappa_rules_free(mappa_rules* rules) { delete rules; }

int mappa_rules_players(const mappa_rules* rules) { return rules->rules->players; }

int mappa_rules_most_actions(const mappa_rules* rules) { return api::most_actions(*rules->rules); }

// --- a game ---

mappa_code mappa_game_begin(const mappa_rules* rules, uint64_t seed, mappa_game** game) {
  return api::attempt([&] {
    api::need(rules, "rules");
    api::need(game, "game");
    *game = new mappa_game{rules->rules, start(*rules->rules, seed)};
  });
}

mappa_code mappa_game_copy(const mappa_game* game, mappa_game** copy) {
  return api::attempt([&] {
    api::need(game, "game");
    api::need(copy, "copy");
    *copy = new mappa_game{game->rules, game->position};
  });
}

mappa_code mappa_game_assign(mappa_game* game, const mappa_game* other) {
  return api::attempt([&] {
    api::need(game, "game");
    api::need(other, "other");
    game->rules = other->rules;
    game->position = other->position;
  });
}

void mappa_game_free(mappa_game* game) { delete game; }

int mappa_game_players(const mappa_game* game) { return game->rules->players; }

mappa_decision mappa_game_decision(const mappa_game* game) {
  return static_cast<mappa_decision>(game->position.decision);
}

int mappa_game_decider(const mappa_game* game) {
  return game->position.decision == Decision::Over ? MAPPA_NOBODY : game->position.decider;
}

int mappa_game_stack(const mappa_game* game) { return game->position.stack_size; }

void mappa_game_scores(const mappa_game* game, int16_t* scores) {
  tell_scores(game->position.scores, scores);
}

void mappa_game_projected(const mappa_game* game, int16_t* scores) {
  tell_scores(scores_if_ended(*game->rules, game->position), scores);
}

// --- actions ---

int mappa_game_legal(const mappa_game* game, mappa_action* actions) {
  Actions all;
  legal(*game->rules, game->position, all);
  std::transform(all.begin(), all.end(), actions, api::told);
  return all.size;
}

mappa_code mappa_game_apply(mappa_game* game, const mappa_action* action) {
  return api::attempt([&] {
    api::need(game, "game");
    api::need(action, "action");
    apply(*game->rules, game->position, find_legal(*game, *action));
  });
}

void mappa_game_hide(mappa_game* game, uint64_t seed) {
  Random random{seed};
  if (game->position.decision != Decision::Over) hide(*game->rules, game->position, random);
}

void mappa_game_play_out(mappa_game* game, uint64_t seed) {
  Random random{seed};
  play::play_out(*game->rules, game->position, random);
}

// --- texts ---

mappa_code mappa_game_view(mappa_game* game, const char** view) {
  return api::attempt([&] {
    api::need(game, "game");
    api::need(view, "view");
    notation::Json json = notation::view_json(game->rules->setup, *game->rules, game->position);
    json["setup"].erase("seed"); // games have seeds of their own here
    game->text = notation::text_of(json);
    *view = game->text.c_str();
  });
}

mappa_code mappa_action_text(mappa_game* game, const mappa_action* action, const char** text) {
  return api::attempt([&] {
    api::need(game, "game");
    api::need(action, "action");
    api::need(text, "text");
    game->text = notation::action_text(*game->rules, game->position, find_legal(*game, *action));
    *text = game->text.c_str();
  });
}

mappa_code mappa_action_read(const mappa_game* game, const char* text, mappa_action* action) {
  return api::attempt([&] {
    api::need(game, "game");
    api::need(text, "text");
    api::need(action, "action");
    *action = api::told(notation::parse_action(*game->rules, game->position, notation::parse_text(text)));
  });
}
